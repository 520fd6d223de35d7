// Package spill_ask asks a gateway and looks who has answered.
package spill_ask

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// SpillAsk asks the daemon at address for a completion, with more members of the request, and returns its status, the
// model of an upstream server that has answered, "" where none has, and what was said.
func SpillAsk(t testing.TB, address, more string) (status int, by, said string) {
	t.Helper()
	answer, err := http.Post("http://"+address+"/v1/completions", "application/json",
		strings.NewReader(fmt.Sprintf(`{"prompt": "Once", "max_tokens": 6, "temperature": 0%s}`, more)))
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	return answer.StatusCode, answer.Header.Get("X-Answered-By"), string(text)
}
