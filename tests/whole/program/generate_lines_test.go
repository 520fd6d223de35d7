package program_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/generation/generate_text"
	"rkllmd/tests/whole/program/generate_program"
)

// Forty requests of eight clients, computed eight at a time: each has its own text, the one that it gets when it is
// alone.
func TestGenerateLines(t *testing.T) {
	model := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "qwen3", 1))
	requests := make([]string, 40)
	for i := range requests {
		tokens := 5 + i%17
		if i < 8 {
			tokens = 250 // so that the last ones come before the first ones have ended
		}
		requests[i] = fmt.Sprintf(`{"id": %d, "client": %d, "prompt": "Question %d%s", "max_tokens": %d, "seed": %d, "temperature": 1}`,
			i, i%8, i, strings.Repeat(" and", i*3), tokens, i)
	}
	together := generate_program.GenerateProgram(t, requests, model, "--exact", "--context", "400")
	texts := map[string]bool{}
	for i, request := range requests {
		id := fmt.Sprint(i)
		text, done := generate_text.GenerateText(t, together[id])
		require.Contains(t, []any{"length", "stop"}, done["reason"])
		texts[text] = true
		if i%10 != 3 { // a program of its own for some
			continue
		}
		alone, _ := generate_text.GenerateText(t, generate_program.GenerateProgram(t, []string{request}, model,
			"--exact", "--sequences", "1")[id])
		require.Equal(t, alone, text, request)
	}
	require.Greater(t, len(texts), 35, "each has a text of its own")
	queued := 0
	for id := range requests[8:] {
		if together[fmt.Sprint(8+id)][0]["event"] == "queued" {
			queued++
		}
	}
	require.Positive(t, queued, "only eight have their turn at once")

	t.Run("more requests than places; a line that is refused", func(t *testing.T) {
		input := strings.Join(requests, "\n") + "\n" + `{"id": "x", "messages": [{"role": "user"}]}`
		command := daemon_command.DaemonCommand(t, true, "generate", model, "--sequences", "2", "--queue", "1")
		var errors strings.Builder
		command.Stdin, command.Stderr = strings.NewReader(input), &errors
		output, err := command.Output()
		require.Error(t, err)
		require.Equal(t, 1, command.ProcessState.ExitCode())
		require.Contains(t, errors.String(), `1 of the lines were refused: the events "error" say why`)
		require.Equal(t, len(requests), strings.Count(string(output), `"event":"done"`))
		require.Contains(t, string(output), `"kind":"invalid","error":"messages[0] has no \"content\": give its text"`)
	})
	t.Run("what cannot be done is said", func(t *testing.T) {
		for _, one := range []struct{ arguments, want string }{
			{"/nowhere/m.gguf", "no such file or directory"},
			{model + " --context 99999", "a context of 99999 tokens was asked for, but " + model +
				" was made for at most "},
			{model + " --sequences 65", "--sequences is 65; it must be 1 to 64, or 0 for the default"},
			{"", "the argument is MODEL, but 0 were given"},
		} {
			output, err := daemon_command.DaemonCommand(t, true, append([]string{"generate"},
				strings.Fields(one.arguments)...)...).CombinedOutput()
			require.Error(t, err)
			require.Contains(t, string(output), one.want)
		}
	})
}
