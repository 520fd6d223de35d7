package model_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
)

func TestFreeModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "model.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	m, err := load_model.LoadModel(path, engine.Facts{}, nil)
	require.NoError(t, err)
	m.Using.RLock()
	freed := make(chan bool)
	go func() {
		free_model.FreeModel(m)
		close(freed)
	}()
	time.Sleep(20 * time.Millisecond)
	require.NotNil(t, m.Ptr, "whoever uses it is waited for")
	m.Using.RUnlock()
	<-freed
	require.Nil(t, m.Ptr)
	require.Nil(t, m.Vocab)
	free_model.FreeModel(m)
}
