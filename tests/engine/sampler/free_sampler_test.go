package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
)

func TestFreeSampler(t *testing.T) {
	s, err := create_sampler.CreateSampler(&engine.Model{VocabSize: 10}, engine.Sampling{TopK: 2, Temperature: 1,
		RepeatPenalty: 1.1}, 64)
	require.NoError(t, err)
	require.NotNil(t, s.Ptr)
	free_sampler.FreeSampler(s)
	require.Nil(t, s.Ptr)
	free_sampler.FreeSampler(s)
}
