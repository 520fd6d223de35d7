package ollama_models_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/send_pull"
	"rkllmd/store/pull"
)

func TestSendPull(t *testing.T) {
	p := &ollama_models.Pull{Events: make(chan pull.Event, 2)}
	p.Events <- pull.Event{Stage: pull.StageLook}
	p.Events <- pull.Event{Stage: pull.StageWrite}
	close(p.Events)
	w := httptest.NewRecorder()
	send_pull.SendPull(w, p, true)
	require.Contains(t, w.Body.String(), `{"status":"pulling manifest"}`)
	require.Contains(t, w.Body.String(), `{"status":"writing manifest"}`)
	p = &ollama_models.Pull{Events: make(chan pull.Event)}
	close(p.Events)
	w = httptest.NewRecorder()
	send_pull.SendPull(w, p, false)
	require.Empty(t, w.Body.String())
}
