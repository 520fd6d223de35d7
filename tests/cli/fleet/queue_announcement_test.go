package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/queue_announcement"
	"rkllmd/fleet"
)

func TestQueueAnnouncement(t *testing.T) {
	queue := make(chan fleet.Announcement, 1)
	on := queue_announcement.QueueAnnouncement(queue)
	for _, text := range []string{"{", `{"Member": "other"}`, `{"Member": "a", "Slots": 2}`, `{"Member": "a"}`} {
		on(fleet.Message{Subject: "rkf.alive.a", Data: []byte(text)})
	}
	require.Equal(t, fleet.Announcement{Member: "a", Slots: 2}, <-queue)
	require.Empty(t, queue)
}
