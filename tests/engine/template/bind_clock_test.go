package template_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/template/bind_clock"
)

func TestBindClock(t *testing.T) {
	now := time.Date(2026, 3, 5, 14, 7, 9, 0, time.UTC)
	require.Equal(t, now, bind_clock.BindClock(now)())
}
