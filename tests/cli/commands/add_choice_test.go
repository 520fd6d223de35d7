package commands_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/add_choice"
	"rkllmd/cli/commands/run_group"
)

func TestAddChoice(t *testing.T) {
	choices := &cobra.Command{RunE: run_group.RunGroup, SuggestionsMinimumDistance: 2}
	add := add_choice.AddChoice(choices)
	add(&pflag.Flag{Name: "socket"})
	add(&pflag.Flag{Name: "library"})
	require.Equal(t, []string{"--socket"}, choices.SuggestionsFor("--sokcet"))
}
