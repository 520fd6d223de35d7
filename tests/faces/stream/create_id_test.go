package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/create_id"
)

func TestCreateID(t *testing.T) {
	seen := map[string]bool{}
	for range 1000 {
		id := create_id.CreateID()
		require.Regexp(t, "^gen_[0-9a-f]{32}$", id)
		require.False(t, seen[id])
		seen[id] = true
	}
}
