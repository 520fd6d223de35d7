package library_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_prepare"
)

// TestEmbeddingSizes gives a vendor's library rows of embeddings: none before their width is known, by a first last
// hidden layer or by the setting, and then no shorter ones. It is forgotten with the model.
func TestEmbeddingSizes(t *testing.T) {
	const embed, image = `[null,{"embed_input":{"embed":%,"n_tokens":1}}]`,
		`[null,{"multimodal_input":{"prompt":"<image>","image_embed":%,"n_image_tokens":1,"n_image":1}}]`
	const unknown, short, odd = "the embedding size of this model is not known: first make a run with mode 1",
		"elements for each row, but the embedding size of this model is 4",
		"elements for each row, which is no multiple of the embedding size of this model, 4"
	for _, version := range []string{"1.1.4", "1.2.3", "1.3.0"} {
		s := conformance_prepare.ConformancePrepare(t, version)
		s.Daemon = start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", s.Library}})
		s.Client = connect_client.ConnectClient(t, s.Daemon.Path)
		state := "0" // the callback that brings the last hidden layer
		if version == "1.1.4" {
			state = "4"
		}
		load := `[null,{"model_path":"` + s.Folder + `/model"}]`
		for _, step := range [][3]string{
			{"init", load}, {"run", embed, "[1.5]" + unknown}, {"run", image, "[1,2,3,4]" + unknown},
			{"run", `[null,{"prompt_input":"Hi"},{"mode":1}]`}, {"run", embed, "[1,2,3]" + short},
			{"run", embed, "[1,2,3,4]"}, {"run", embed, "[1,2,3,4,5,6,7,8]" + short},
			{"run", image, "[1,2,3,4,5,6,7,8]"}, {"run", image, "[1,2,3,4,5,6]" + odd},
			{"destroy", "[]"}, {"init", load}, {"run", embed, "[1,2,3,4]" + unknown}, {"destroy", "[]"},
		} {
			before, _ := conformance_calls.ConformanceCalls(t, s)
			rows, reason, _ := strings.Cut(step[2], "]")
			answers := conformance_ask.ConformanceAsk(t, s, conformance_ask.Step{Method: step[0], Expect: "anything\n",
				Script: map[string]string{"run": "hidden 2 4\ncall " + state + "\ncall 2"}[step[0]],
				Params: strings.Replace(step[1], "%", rows+"]", 1)})
			after, _ := conformance_calls.ConformanceCalls(t, s)
			if reason == "" {
				require.Nil(t, answers[0].Error, "%s %v %v", version, step, after)
				continue
			}
			require.NotNil(t, answers[0].Error, "%s %v: the library got it", version, step)
			require.Equal(t, -32602, answers[0].Error.Code, "%s %v", version, step)
			require.Contains(t, answers[0].Error.Message, reason, "%s %v", version, step)
			require.Equal(t, before, after, "%s %v: the library is not called", version, step)
		}
		log, err := os.ReadFile(s.Daemon.Log)
		require.NoError(t, err)
		require.NotContains(t, string(log), "another embedding size")
	}
}
