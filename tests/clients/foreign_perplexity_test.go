package clients_test

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/collect_tokens"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/measure_perplexity"
	"rkllmd/tests/support/daemon/start_daemon"
)

// The demo model finds texts as likely with our own products and attention as with upstream's prebuilt libraries: where
// each token is decoded by itself, and where all that is before it is decoded at once. The texts are answers of its
// own, daring ones, and others each time: three to a prompt, as few tokens differ by chance. What is left of a
// difference is what upstream's attention rounds.
func TestForeignPerplexity(t *testing.T) {
	t.Parallel()
	folder, err := exec.Command("../../build/get_llama.sh", "3.22.1").Output()
	require.NoError(t, err, "%s", folder)
	var texts [][]int32
	measured := map[string][2]float64{}
	for name, flags := range map[string]string{"fast": "", "exact": "--exact",
		"upstream": "--isolate=false --llama " + strings.TrimSpace(string(folder))} {
		d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: append(strings.Fields(flags), "--library",
			"embedded")})
		client := connect_client.ConnectClient(t, d.Path)
		init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": "builtin:demo", "max_context_len": 512,
			"max_new_tokens": 200, "top_k": 100, "top_p": 1, "temperature": 2})
		prompts := []string{"Tell me about the sea.", "Count from 1 to 40.", "Who are you?", "What is 12 plus 30?",
			"Why is the sky blue?", "Tell me a story.", "Name ten colours.", "Good night."}
		for len(texts) < 3*len(prompts) {
			answer := collect_tokens.CollectTokens(t, client, prompts[len(texts)%len(prompts)])
			texts = append(texts, append([]int32{1}, answer...))
		}
		measured[name] = [2]float64{measure_perplexity.MeasurePerplexity(t, client, texts, 1),
			measure_perplexity.MeasurePerplexity(t, client, texts, 3)}
	}
	t.Log(measured)
	for i := range 2 {
		require.InEpsilon(t, measured["exact"][i], measured["fast"][i], 0.0005)
		require.InEpsilon(t, measured["upstream"][i], measured["fast"][i], 0.02)
	}
}
