package wire_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/sampler/check_sampling"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/set_sampling"
)

func TestSetSampling(t *testing.T) {
	body := map[string]any{}
	set_sampling.SetSampling(body, upstream.Kinds["vllm"], upstream.Unsaid)
	require.Empty(t, body, "nothing was said")
	s := upstream.Unsaid
	s.Temperature, s.TopP, s.TopK, s.MinP, s.RepeatPenalty, s.FrequencyPenalty, s.PresencePenalty = 1, 0.9, 40, 0.05,
		1.1, -1, 0.5
	set_sampling.SetSampling(body, upstream.Kinds["vllm"], s)
	text, err := json.Marshal(body)
	require.NoError(t, err)
	require.JSONEq(t, `{"temperature": 1, "top_p": 0.9, "top_k": 40, "min_p": 0.05, "repetition_penalty": 1.1,
		"frequency_penalty": -1, "presence_penalty": 0.5}`, string(text))
	s = upstream.Unsaid
	s.Mirostat, body = 1, map[string]any{}
	require.NoError(t, check_sampling.CheckSampling(s), "mirostat alone is a whole request")
	set_sampling.SetSampling(body, upstream.Kinds["llama-server"], s)
	require.Equal(t, map[string]any{"mirostat": int32(1)}, body, "the server's own tau and eta hold")
	s = upstream.Unsaid
	s.Mirostat, s.MirostatTau, s.MirostatEta = 2, 5, 0.1
	body = map[string]any{}
	set_sampling.SetSampling(body, upstream.Kinds["llama-server"], s)
	require.Equal(t, map[string]any{"mirostat": int32(2), "mirostat_tau": float32(5), "mirostat_eta": float32(0.1)},
		body)
}
