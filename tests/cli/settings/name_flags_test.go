package settings_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/name_flags"
)

func TestNameFlags(t *testing.T) {
	require.NoError(t, name_flags.NameFlags(nil))
	require.EqualError(t, name_flags.NameFlags(errors.New("max_context_len is 9, and max_new_tokens -2")),
		"--context is 9, and --max-tokens -2")
	require.Equal(t, cli.ErrInterrupted, name_flags.NameFlags(cli.ErrInterrupted))
}
