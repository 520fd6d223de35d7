package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/start_elsewhere"
	"rkllmd/generation"
	"rkllmd/tests/fleet/catalog/note_absent"
	"rkllmd/tests/fleet/catalog/refuse_top_k"
	"rkllmd/tests/support/fleet/fleet_gateway"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_record"
)

func TestStartElsewhere(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	notes, spill := generation_backend.GenerationBackend()
	_, own := generation_backend.GenerationBackend()
	own.Defaults.TopK = 40
	spill.Start = refuse_top_k.RefuseTopK(spill.Start)
	g.Spill = spill
	var record generation_record.Record
	start, sink := start_elsewhere.StartElsewhere(g, "c", own), generation_record.GenerationRecord(&record)
	request := generation.Request{Prompt: "ab", Sampling: own.Defaults, Logprobs: -1}
	require.Nil(t, start(request, sink), "the fleet has room")
	g.Members["m1"].Free, g.Members["m2"].Free = 0, 0
	run := start(request, sink)
	require.Same(t, spill, run.Backend)
	require.Equal(t, spill.Defaults.TopK, run.Request.Sampling.TopK, "which nobody has asked for")
	request.Sampling.TopK = 9
	require.Nil(t, start(request, sink), "it cannot be told all of it")
	request.Sampling, request.Session = own.Defaults, &generation.Session{}
	require.Nil(t, start(request, sink))
	request.Session, spill.Check = nil, note_absent.NoteAbsent
	require.Nil(t, start(request, sink))
	require.Len(t, notes.Runs, 1)
	require.EqualValues(t, 1, g.Spilled)
}
