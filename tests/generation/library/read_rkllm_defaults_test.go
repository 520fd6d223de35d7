package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/library/read_rkllm_defaults"
	"rkllmd/rkllm"
)

func TestReadRkllmDefaults(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		require.Equal(t, engine.Sampling{TopK: 40, TopP: 0.9, Temperature: 0.8, RepeatPenalty: 1.1, MirostatTau: 5,
			MirostatEta: 0.1, Seed: engine.RandomSeed},
			read_rkllm_defaults.ReadRkllmDefaults(layout), layout.Generation)
	}
}
