package share_later_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/share_handle"
	"rkllmd/generation/share_later"
	"rkllmd/tests/support/rt_open"
	"rkllmd/tests/support/rt_tiny"
)

func TestShareLater(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	make := share_later.ShareLater(share_handle.ShareHandle, m.Handle, generation.ModelOptions{Sequences: 2})
	b, err := make()
	require.NoError(t, err)
	defer b.Close()
	require.Equal(t, 2, b.Capabilities.Sequences)
	_, err = share_later.ShareLater(share_handle.ShareHandle, 7, generation.ModelOptions{})()
	require.ErrorContains(t, err, "0x7 is not a live handle")
}
