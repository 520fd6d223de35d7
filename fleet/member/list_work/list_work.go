// Package list_work lists the runs of a member.
package list_work

import "rkllmd/fleet/member"

// ListWork returns the jobs of the runs for gateways that go on, in no order.
//
// **Runs on:** any thread. **Holds:** Member.Mu, by the caller.
func ListWork(m *member.Member) (jobs []string) {
	for job, work := range m.Work {
		work.Mu.Lock()
		if !work.Ended {
			jobs = append(jobs, job)
		}
		work.Mu.Unlock()
	}
	return jobs
}
