// Package list_members lists the members and gateways of a fleet.
package list_members

import (
	"maps"
	"slices"
	"time"

	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/queue_announcement"
	"rkllmd/fleet"
)

// ListMembers asks all members and gateways to tell of themselves, and returns what they have said within wait, each
// in the order of their names.
//
// **Runs on:** any thread that may wait. Errors: the bus's.
func ListMembers(bus *fleet.Bus, wait time.Duration) (list []fleet.Announcement, err error) {
	heard := make(chan fleet.Announcement, cli_fleet.MostMembers)
	for _, subject := range []string{fleet.SubjectAlive, fleet.SubjectGates} {
		stop, err := bus.Subscribe(subject, "", queue_announcement.QueueAnnouncement(heard))
		if err != nil {
			return nil, err
		}
		defer stop()
	}
	if err = bus.Publish(fleet.SubjectHello, nil); err != nil {
		return nil, err
	}
	said, end := map[string]fleet.Announcement{}, time.After(wait)
	for ended := false; !ended; {
		select {
		case a := <-heard:
			said[map[bool]string{false: "m ", true: "n "}[a.Gateway]+a.Member] = a
		case <-end:
			ended = true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(said)) {
		if !said[name].Leaving {
			list = append(list, said[name])
		}
	}
	return list, nil
}
