package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/start_engine"
	"rkllmd/engine/model/use_llama"
)

// That it computes with another llama.cpp is for a process of its own: the story of libraries of others.
func TestUseLlama(t *testing.T) {
	start_engine.StartEngine()
	folder := t.TempDir()
	_, err := use_llama.UseLlama(folder, 0)
	require.EqualError(t, err, "the llama.cpp in "+folder+" cannot be used: this process computes with another one "+
		"already")
	engine.Start.Done = false
	defer func() { engine.Start.Done = true }()
	_, err = use_llama.UseLlama(folder, 0)
	require.ErrorContains(t, err, folder+" has no libllama")
	require.Nil(t, engine.Start.Llama)
}
