// Package choose_cpus chooses the CPUs of a run.
package choose_cpus

import "golang.org/x/sys/unix"

// ChooseCpus returns the CPUs of enabled_cpus_mask, of which bit n is CPU n, that are among allowed, and whether they
// are to be used: there must be at least threads of them. Otherwise the mask was made for another machine, as the
// default, CPUs 4 to 7, is on one with four; the system then chooses.
//
// **Runs on:** any thread.
func ChooseCpus(mask uint32, allowed unix.CPUSet, threads int) (unix.CPUSet, bool) {
	var chosen unix.CPUSet
	for cpu := range 32 {
		if mask&(1<<cpu) != 0 && allowed.IsSet(cpu) {
			chosen.Set(cpu)
		}
	}
	return chosen, chosen.Count() > 0 && chosen.Count() >= threads
}
