package member_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_announcement"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
	"rkllmd/tests/support/fleet/fleet_get"
)

func TestSendAnnouncement(t *testing.T) {
	m, b, _, told := fleet_member.FleetMember(t, fleet.SubjectAlive)
	b.Capabilities.Sequences = 3
	m.Work["j"] = &member.Work{Job: fleet_job.FleetJob(1)}
	send_announcement.SendAnnouncement(m)
	var a fleet.Announcement
	require.NoError(t, json.Unmarshal((<-told).Data, &a))
	require.Equal(t, fleet.Announcement{Member: "m1", Class: a.Class, Model: "toy", Slots: 3, Free: 2,
		Running: 1, Jobs: []string{"j"}}, a)
	m.Drained = true
	send_announcement.SendAnnouncement(m)
	require.Contains(t, string((<-told).Data), `"Free":0,"Leaving":false,"Draining":true`)
	m.Get = fleet_get.FleetGet(nil, errors.New("no model"))
	for range 2 {
		send_announcement.SendAnnouncement(m)
	}
	require.Contains(t, string((<-told).Data), `"Class":"","Model":"","Embeds":false,"Slots":0,"Free":0,"Leaving":true`)
	require.Empty(t, told, "it is said once")
	m.Leaving = true
	send_announcement.SendAnnouncement(m)
	require.Contains(t, string((<-told).Data), `"Leaving":true`)
}
