package relay_test

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/relay/upstream_events"
	"rkllmd/tests/upstream/relay/upstream_task"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream/relay/read_answer"
)

func TestReadAnswer(t *testing.T) {
	const piece, last = `{"choices": [{"delta": {"content": "a"}}]}`,
		`{"choices": [{"delta": {}, "finish_reason": "stop"}]}`
	for name, test := range map[string]struct {
		handler http.HandlerFunc
		want    string // "": it ends well
	}{
		"whole":         {upstream_events.UpstreamEvents(piece, last, "[DONE]"), ""},
		"without DONE":  {upstream_events.UpstreamEvents(piece, last), ""},
		"cut":           {upstream_events.UpstreamEvents(piece), "answer broke off before its end"},
		"DONE too soon": {upstream_events.UpstreamEvents(piece, "[DONE]"), "answer broke off before its end"},
		"no JSON":       {upstream_events.UpstreamEvents("{"), "an event of the answer cannot be read"},
		"an error": {upstream_events.UpstreamEvents(piece, `{"error": {"message": "gone"}}`),
			"with an error: gone"},
		"a page":  {http.RedirectHandler("", 200).ServeHTTP, `answers with "" where a stream of events`},
		"refused": {http.NotFound, "answers 404: 404 page not found"},
	} {
		s := upstream_serve.UpstreamServe(t, test.handler)
		task, _ := upstream_task.UpstreamTask(generation.Request{})
		err := read_answer.ReadAnswer(s, task)
		if test.want == "" {
			require.NoError(t, err, name)
			continue
		}
		require.ErrorContains(t, err, test.want, name)
	}
	killed := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		upstream_events.UpstreamEvents(piece)(w, r)
		panic(http.ErrAbortHandler)
	})
	task, _ := upstream_task.UpstreamTask(generation.Request{})
	require.ErrorContains(t, read_answer.ReadAnswer(killed, task), "answer broke off: unexpected EOF")
	silent := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		upstream_events.UpstreamEvents(piece)(w, r)
		<-r.Context().Done() // it ends with the request
	})
	silent.Options.Silence = 50 * time.Millisecond
	task, _ = upstream_task.UpstreamTask(generation.Request{})
	require.Error(t, read_answer.ReadAnswer(silent, task))
	require.ErrorContains(t, context.Cause(task.Context), "has said nothing for 50ms")
}
