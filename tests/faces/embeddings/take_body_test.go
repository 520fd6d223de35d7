package embeddings_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/take_body"
	"rkllmd/tests/support/faces/web_host"
)

func TestTakeBody(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	for text, status := range map[string]int{`{"model": "a"}`: 0, `{"model": 1}`: 400, "": 400} {
		r := httptest.NewRequest("POST", "/v1/embeddings", strings.NewReader(text))
		body, refusal := take_body.TakeBody[embeddings.Body](host, httptest.NewRecorder(), r)
		if status == 0 {
			require.Nil(t, refusal)
			require.Equal(t, "a", body.Model)
			continue
		}
		require.Equal(t, status, refusal.Status, text)
	}
}
