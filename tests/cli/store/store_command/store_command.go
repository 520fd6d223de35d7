// Package store_command runs a command about models.
package store_command

import (
	"bytes"
	"io"
	"testing"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/store/create_store_commands"
)

// StoreCommand runs the command that these words are with the store at root, where nobody has models of Ollama's or
// Hugging Face's, and returns what it prints.
func StoreCommand(tb testing.TB, root string, words ...string) (string, error) {
	tb.Helper()
	for _, name := range []string{"HOME", "OLLAMA_MODELS", "HF_HOME"} {
		tb.Setenv(name, tb.TempDir())
	}
	var output bytes.Buffer
	command := &cobra.Command{SilenceErrors: true, SilenceUsage: true}
	command.AddCommand(create_store_commands.CreateStoreCommands(cli.Embedded{})...)
	command.SetOut(&output)
	command.SetErr(io.Discard)
	command.SetArgs(append(words, "--models", root))
	err := command.ExecuteContext(tb.Context())
	return output.String(), err
}
