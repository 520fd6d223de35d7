package match_error_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/match_error"
	"rkllmd/generation"
)

func TestMatchError(t *testing.T) {
	names := []completion.Named[int]{{Kind: generation.ErrTooLong, Name: 1}, {Kind: generation.ErrInvalid, Name: 2}}
	for err, want := range map[error]int{generation.ErrTooLong: 1, generation.ErrInvalid: 2, generation.ErrBusy: 3,
		fmt.Errorf("why: %w", generation.ErrInvalid): 2} {
		require.Equal(t, want, match_error.MatchError(err, names, 3), err)
	}
	require.True(t, errors.Is(generation.ErrTooLong, generation.ErrInvalid), "the first one counts")
}
