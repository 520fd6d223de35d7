// Package engine_set_threads changes the number of a context's threads.
package engine_set_threads

import "rkllmd/engine"

// EngineSetThreads makes c compute with so many threads, more than choose_threads would allow. Where there are too few
// CPUs for them they get in each other's way: decode little.
func EngineSetThreads(c *engine.Context, threads int) {
	c.Threads, c.Team = threads, engine.Team{Threads: threads, Fixed: true}
}
