// Package update_main has front-ends serve the class that is there.
package update_main

import (
	"time"

	"rkllmd/cli/fleet/bind_gateway"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/get_class"
	"rkllmd/fleet/catalog/name_served"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/find_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// UpdateMain has h serve another class where c serves another one to who names no model than the backend of h is of.
// Runs that go on keep theirs; sessions on it end. Hub.Path is the name of its model.
//
// **Runs on:** any thread that may wait. **Holds:** Catalog.Mu and Hub.Mu, for moments.
func UpdateMain(c *catalog.Catalog, h *generation.Hub, now time.Time) {
	class := get_class.GetClass(c, "", now)
	c.Mu.Lock()
	before := c.Main
	c.Mu.Unlock()
	if name := name_served.NameServed(c.Gateway, class); name != "" {
		defer h.Path.Store(&name)
	}
	if class == "" || class == before || find_backend.FindBackend(h) == nil {
		return
	}
	log_message.LogMessage(utils.LevelInfo, "the fleet serves another class to who names no model", "class", class,
		"before", before)
	clear_backend.ClearBackend(h)
	open := bind_gateway.BindGateway(c)
	set_backend.SetBackend(h, open, open)
}
