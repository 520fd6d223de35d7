// Package stored_models makes a store of models that answer differently.
package stored_models

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/models/ask_model"
)

// StoredModels writes as many tiny models, "m0" and so on, to a folder, and returns it, with what each of them says to
// three prompts when it is alone in an exact daemon.
func StoredModels(t testing.TB, count int) (folder string, alone map[[2]string]string) {
	t.Helper()
	folder, alone = t.TempDir(), map[[2]string]string{}
	for i := range count {
		path := filepath.Join(folder, fmt.Sprintf("m%d.gguf", i))
		require.NoError(t, write_tiny_model.WriteTinyModel(path, []string{"llama", "qwen3"}[i%2], int64(i+1)))
	}
	_, address := http_daemon.HTTPDaemon(t, "--models", folder, "--exact", "--max-models", "1")
	for i := range count {
		for _, prompt := range []string{"once", "the river", "a green house"} {
			question := [2]string{fmt.Sprintf("m%d", i), prompt}
			text, err := ask_model.AskModel(address, question[0], prompt, `, "max_tokens": 24, "seed": 7`)
			require.NoError(t, err)
			require.NotEmpty(t, text)
			alone[question] = text
		}
	}
	require.NotEqual(t, alone[[2]string{"m0", "once"}], alone[[2]string{"m1", "once"}])
	return folder, alone
}
