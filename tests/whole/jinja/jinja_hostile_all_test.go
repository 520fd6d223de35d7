package jinja_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/try_hostile"
)

// All templates of hostile.txt end in an error, and take no more memory than the limits say.
func TestJinjaHostileAll(t *testing.T) {
	require.Greater(t, try_hostile.TryHostile(t, 1), 140)
}
