// Package measure_perplexity tells how likely a model finds texts.
package measure_perplexity

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/ask_logits"
	"rkllmd/tests/support/daemon/connect_client"
)

// MeasurePerplexity returns the perplexity of texts, by the logits in front of each step'th token: what is before it is
// decoded at once where step is not 1, else token by token.
func MeasurePerplexity(tb testing.TB, client *connect_client.Client, texts [][]int32, step int) float64 {
	tb.Helper()
	sum, count := 0.0, 0.0
	for _, text := range texts {
		for i := 1; i < len(text); i += step {
			if step > 1 || i == 1 {
				ask_daemon.AskDaemon(tb, client, `{"jsonrpc":"2.0","id":2,"method":"rkllm.clear_kv_cache",`+
					`"params":[null,0,null,null]}`)
			}
			var logits []float64
			require.NoError(tb, json.Unmarshal([]byte(ask_logits.AskLogits(tb, client, text[:i])), &logits))
			all := 0.0
			for _, logit := range logits {
				all += math.Exp(logit)
			}
			sum, count = sum+math.Log(all)-logits[text[i]], count+1
		}
	}
	return math.Exp(sum / count)
}
