package suggest_flag_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/suggest_flag"
)

func TestSuggestFlag(t *testing.T) {
	command := &cobra.Command{}
	for _, name := range []string{"temperature", "top-k", "top-p", "json"} {
		command.Flags().String(name, "", "")
	}
	for mistyped, want := range map[string][]string{
		"--temprature": {"--temperature"},
		"-temperature": {"--temperature"},
		"--temp":       {"--temperature"},
		"--topk":       {"--top-k", "--top-p"},
		"-jsn":         {"--json"},
		"-t":           nil,
		"--loud":       nil,
	} {
		require.ElementsMatch(t, want, suggest_flag.SuggestFlag(command, mistyped), mistyped)
	}
}
