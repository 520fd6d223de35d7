package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/handle_fleet"
	"rkllmd/faces/web"
	"rkllmd/tests/faces/rest/fixed_fleet"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleFleet(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	w := web_ask.WebAsk(handle_fleet.HandleFleet(host), "GET", "/v1/fleet", "")
	require.Equal(t, 404, w.Code)
	require.JSONEq(t, `{"error": {"type": "invalid_request", "message": "this daemon is no gateway of a fleet, so it has `+
		`no members: \"rkllmd serve --nats URL\" without --model is one", "recoverable": false, "recovery_action": "none"}}`,
		w.Body.String())
	host.Fleet = fixed_fleet.FixedFleet(web.Fleet{Waiting: 3, Members: []web.FleetMember{{Name: "board1",
		State: web.FleetServing, Model: "toy", Class: "c", Places: 4, Free: 1, Running: 3, Tokens: 70, Rate: 12.5,
		Lost: 2}, {Name: "board2", State: web.FleetGone}}})
	w = web_ask.WebAsk(handle_fleet.HandleFleet(host), "GET", "/v1/fleet", "")
	require.Equal(t, 200, w.Code)
	require.JSONEq(t, `{"waiting": 3, "members": [{"name": "board1", "state": "serving", "model": "toy", "class": "c",
		"places": 4, "free": 1, "running": 3, "tokens": 70, "tokens_per_second": 12.5, "lost": 2},
		{"name": "board2", "state": "gone", "places": 0, "free": 0, "running": 0, "tokens": 0, "tokens_per_second": 0,
		"lost": 0}]}`, w.Body.String())
}
