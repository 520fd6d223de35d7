package jinja_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/try_hostile"
)

// Templates that want to use up the machine end in an error, and take no more memory than the limits say. This is every
// seventh; TestJinjaHostileAll tries all.
func TestJinjaHostile(t *testing.T) {
	require.Greater(t, try_hostile.TryHostile(t, 7), 20)
}
