package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/refuse_encoder"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestRefuseEncoder(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	require.NoError(t, refuse_encoder.RefuseEncoder(b))
	b.Capabilities.EmbedsOnly, b.Model.Name = true, "bge"
	err := refuse_encoder.RefuseEncoder(b)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.ErrorContains(t, err, `the model "bge" makes embeddings and does not generate text`)
}
