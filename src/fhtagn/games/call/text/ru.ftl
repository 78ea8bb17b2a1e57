### Call
