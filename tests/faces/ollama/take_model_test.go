package ollama_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/take_model"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestTakeModel(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	for body, status := range map[string]int{`{"model": "toy"}`: 0, `{"name": "toy", "stream": false}`: 0, `{}`: 400, `[]`: 400,
		`{"model": "x"}`: 404} {
		r := httptest.NewRequest("POST", "/api/show", strings.NewReader(body))
		entry, _, refusal := take_model.TakeModel(host, httptest.NewRecorder(), r)
		if status == 0 {
			require.Nil(t, refusal, body)
			require.Equal(t, "toy", entry.Name)
			continue
		}
		require.Equal(t, status, refusal.Status, body)
	}
}
