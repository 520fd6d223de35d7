package text_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jinja"
	"rkllmd/jinja/text/append_long"
)

// Texts that grow out of one share its buffer, and none changes another.
func TestAppendLong(t *testing.T) {
	m := &jinja.Machine{Limits: jinja.DefaultLimits}
	first := &jinja.Text{String: strings.Repeat("a", 1000)}
	whole, buffer := append_long.AppendLong(m, first, "b")
	second := &jinja.Text{String: whole, Buffer: buffer}
	left, leftBuffer := append_long.AppendLong(m, second, "c")
	right, rightBuffer := append_long.AppendLong(m, second, "d")
	require.Same(t, buffer, leftBuffer)
	require.NotSame(t, buffer, rightBuffer)
	require.Equal(t, first.String+"b", second.String)
	require.Equal(t, first.String+"bc", left)
	require.Equal(t, first.String+"bd", right)
	require.Equal(t, strings.Repeat("a", 1000), first.String)
	m.Limits.Memory = 100
	require.Panics(t, func() { append_long.AppendLong(m, first, "b") })
}
