package link_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/link/read_since"
	"rkllmd/tests/fleet/link/link_pair"
)

func TestReadSince(t *testing.T) {
	one, _ := link_pair.LinkPair(t)
	since := read_since.ReadSince(one)
	require.Equal(t, one.Since, since())
	close(one.Ended)
	require.Zero(t, since(), "for good")
}
