package stream_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_loading"
	"rkllmd/generation"
)

func TestDescribeLoading(t *testing.T) {
	loading := &generation.Loading{Path: "/models/a.gguf"}
	progress, eta := 67.0, 3.5
	require.Equal(t, stream.Status{Type: "status", Operation: "model_loading", Progress: &progress,
		Message: "Loading a.gguf.", Model: "a.gguf", ETASeconds: &eta},
		describe_loading.DescribeLoading(stream.LoadingStep{Loading: loading, Done: 0.6749,
			Rest: 3521 * time.Millisecond}))
	status := describe_loading.DescribeLoading(stream.LoadingStep{Loading: loading})
	require.Zero(t, *status.Progress)
	require.Nil(t, status.ETASeconds, "it cannot be told yet")
}
