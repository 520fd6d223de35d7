package stream_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_kind"
	"rkllmd/generation"
)

func TestNameKind(t *testing.T) {
	names := []stream.Named[int]{{Kind: generation.ErrTooLong, Name: 1}, {Kind: generation.ErrInvalid, Name: 2}}
	for err, want := range map[error]int{generation.ErrTooLong: 1, generation.ErrInvalid: 2, generation.ErrBusy: 3,
		fmt.Errorf("why: %w", generation.ErrInvalid): 2} {
		require.Equal(t, want, name_kind.NameKind(err, names, 3), err)
	}
	require.True(t, errors.Is(generation.ErrTooLong, generation.ErrInvalid), "the first one counts")
}
