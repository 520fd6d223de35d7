package fetch_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/measure_digest"
)

func TestMeasureDigest(t *testing.T) {
	var checked atomic.Int64
	text := strings.Repeat("x", 300_000)
	got, err := measure_digest.MeasureDigest(t.Context(), strings.NewReader(text), &checked)
	require.NoError(t, err)
	require.Equal(t, fmt.Sprintf("%x", sha256.Sum256([]byte(text))), got)
	require.EqualValues(t, len(text), checked.Load())
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = measure_digest.MeasureDigest(ctx, strings.NewReader(text), &checked)
	require.ErrorIs(t, err, context.Canceled)
}
