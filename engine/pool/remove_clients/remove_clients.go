// Package remove_clients keeps a pool's memory of its clients small.
package remove_clients

import "rkllmd/engine"

// RemoveClients forgets when clients were served, but for those that are being served: when nobody waits, and of more
// than engine.MostServed.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu (the caller).
func RemoveClients(p *engine.Pool) {
	if len(p.Waiting) > 0 && len(p.Served) <= engine.MostServed {
		return
	}
	clear(p.Served)
	for i := range p.Slots {
		if t := p.Slots[i].Task; t != nil {
			p.Served[t.Client] = max(p.Served[t.Client], t.Turn)
		}
	}
}
