package stream_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/watch_loading"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/web_loading"
)

func TestWatchLoading(t *testing.T) {
	hub := &generation.Hub{}
	for range watch_loading.WatchLoading(t.Context(), hub, time.Hour) {
		t.Fatal("no model is being loaded")
	}
	t.Run("until it is loaded", func(t *testing.T) {
		loading := web_loading.WebLoading(hub, 0.5)
		steps := 0
		for step, err := range watch_loading.WatchLoading(t.Context(), hub, time.Millisecond) {
			require.NoError(t, err)
			require.Same(t, loading, step.Loading)
			require.Equal(t, 0.5, step.Done)
			require.Positive(t, step.Rest)
			if steps++; steps == 3 {
				close(loading.Ended)
			}
		}
		require.Equal(t, 3, steps, "one after each pause, none after the end")
	})
	for _, test := range []struct {
		name   string
		pause  time.Duration
		failed bool
	}{{"its failure is no pause", time.Hour, true}, {"the end of ctx", time.Hour, false}} {
		t.Run(test.name, func(t *testing.T) {
			loading := web_loading.WebLoading(hub, 0)
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			var failures []error
			for _, err := range watch_loading.WatchLoading(ctx, hub, test.pause) {
				failures = append(failures, err)
				switch {
				case err != nil: // the end
				case test.failed:
					loading.Err = errors.New("it is damaged")
					close(loading.Ended)
				default:
					cancel()
				}
			}
			want := map[bool]string{true: "it is damaged", false: context.Canceled.Error()}[test.failed]
			require.Len(t, failures, 2)
			require.NoError(t, failures[0])
			require.EqualError(t, failures[1], want)
		})
	}
	t.Run("who has seen enough", func(t *testing.T) {
		web_loading.WebLoading(hub, 0)
		for _, err := range watch_loading.WatchLoading(t.Context(), hub, time.Hour) {
			require.NoError(t, err)
			break
		}
	})
}
