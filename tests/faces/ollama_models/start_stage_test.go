package ollama_models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/start_stage"
	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/remote"
)

func TestStartStage(t *testing.T) {
	p := &ollama_models.Pull{}
	require.Equal(t, "pulling manifest", start_stage.StartStage(p, pull.Event{Stage: pull.StageLook}))
	progress := &fetch.Progress{}
	require.Empty(t, start_stage.StartStage(p, pull.Event{Stage: pull.StageFile, Progress: progress,
		File: remote.File{SHA256: "ab"}}))
	require.Equal(t, []any{"sha256:ab", progress}, []any{p.Digest, p.Progress})
	require.Equal(t, "writing manifest", start_stage.StartStage(p, pull.Event{Stage: pull.StageWrite}))
	require.Nil(t, p.Progress)
}
