package worker_test

import (
	"encoding/json"
	"math"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/worker"
	"rkllmd/fleet/link/open_stream"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/generation"
	"rkllmd/tests/cli/worker/worker_pair"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestHandleShare(t *testing.T) {
	_, there := generation_backend.GenerationBackend()
	there.Close = new(sync.WaitGroup).Wait // which does nothing
	p := worker_pair.WorkerPair(t, there, nil)
	bus := open_stream.OpenStream(p.Ours)
	answer, err := bus.Request(worker.SubjectShare, []byte("{"), time.Minute)
	require.NoError(t, err)
	var terms worker.Terms
	require.NoError(t, json.Unmarshal(answer, &terms))
	require.Contains(t, terms.Failure.Text, "unexpected end of JSON input")
	for i, order := range []worker.Order{{Handle: 7, Options: generation.ModelOptions{Look: true}},
		{Handle: 7, Options: generation.ModelOptions{Sequences: 2}},
		{Options: generation.ModelOptions{Path: "/m.gguf"}, Silence: time.Hour}} {
		terms = worker.Terms{}
		require.NoError(t, ask_value.AskValue(bus, worker.SubjectShare, order, &terms, time.Minute))
		require.Nil(t, terms.Failure)
		require.Equal(t, []any{name_class.NameClass(there).ID, "toy", there.Model, order.Options}, []any{terms.Class,
			terms.Name, terms.Model, p.Asked[i]})
		if order.Options.Look {
			require.Nil(t, p.Offer.Member)
			continue
		}
		wanted := order.Silence
		if wanted == 0 {
			wanted = math.MaxInt64
		}
		require.Equal(t, []any{worker.Member, wanted}, []any{p.Offer.Member.Name, p.Offer.Member.HangTime})
		_, err = bus.Request(worker.SubjectClose, nil, time.Minute)
		require.NoError(t, err)
	}
}
