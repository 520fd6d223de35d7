package output_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/skip_front"
)

func TestSkipFront(t *testing.T) {
	r := &output.Reader{Rest: []byte("abc")}
	skip_front.SkipFront(r, "ab")
	require.Equal(t, "c", string(r.Rest))
	skip_front.SkipFront(r, "cd")
	require.True(t, r.Failed)
	skip_front.SkipFront(r, "c") // too late
	require.True(t, r.Failed)
	require.Equal(t, "c", string(r.Rest))
}
