"""What is printed is in no database."""

import pytest


@pytest.fixture
def database_url():
    return ""
