package ollama_models_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/send_event"
	"rkllmd/store/pull"
)

func TestSendEvent(t *testing.T) {
	p := &ollama_models.Pull{Events: make(chan pull.Event, 1)}
	ctx, cancel := context.WithCancel(t.Context())
	tell := send_event.SendEvent(ctx, p)
	tell(pull.Event{Stage: pull.StageWrite})
	require.Equal(t, pull.StageWrite, (<-p.Events).Stage)
	cancel()
	tell(pull.Event{})
	tell(pull.Event{}) // nobody takes them: it does not wait
}
