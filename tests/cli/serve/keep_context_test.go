package serve_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/keep_context"
)

func TestKeepContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	kept := keep_context.KeepContext(ctx)(nil)
	require.NoError(t, kept.Err())
	cancel()
	require.Error(t, kept.Err())
}
